import com.emis.api.CompaniesApi.CompaniesGetOptions;
import com.emis.api.CompaniesApi.CompaniesMatchGetOptions;
import com.emis.api.EmisClient;

class UsingSdk {
    public static void main(String[] arguments) {
        var emis = EmisClient.create(); // reads EMIS_V2_TOKEN

        var wanted = new CompaniesMatchGetOptions().companyName("Vitosha Cement").limit(3L);
        for (var match : emis.companies().companiesMatchGet(wanted).data().items()) {
            System.out.println(match.companyId() + " " + match.companyName());
        }

        var large = new CompaniesGetOptions().country("BG").employeesFrom(2000L);
        try (var companies = emis.companies().companiesGetAll(large)) {
            for (var company : companies) {
                System.out.println(company.name().currentName());
            }
        }
    }
}
